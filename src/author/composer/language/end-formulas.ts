import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { wordSourceAtStart } from './word-pattern.ts'

/**
 * How sentences begin, in all languages, that some kinds of documents end with and that tell nothing: that whoever applies agrees that their
 * data are kept, and that those who made a contract sign it.
 */
const formulas =
  'i consent to the processing of my|i hereby consent to the processing|i agree to the processing of my|in witness whereof|in witness of which|ich willige in die verarbeitung meiner|ich stimme der verarbeitung meiner|ich bin mit der speicherung meiner|zu urkund dessen|zum zeichen des einverständnisses|j’autorise le traitement de mes|je consens au traitement de mes|en foi de quoi|fait en deux exemplaires|fait en double exemplaire|autorizo el tratamiento de mis|consiento el tratamiento de mis|y en prueba de conformidad|en prueba de conformidad|y para que conste|y en señal de conformidad|autorizzo il trattamento dei miei|acconsento al trattamento dei miei|letto, confermato e sottoscritto|letto, approvato e sottoscritto|autorizo o tratamento dos meus|e, por estarem assim justos|e por estarem assim justos|por estarem de acordo|ik geef toestemming voor de verwerking van mijn|ik stem in met de verwerking van mijn|aldus overeengekomen|aldus opgemaakt|wyrażam zgodę na przetwarzanie moich|umowę sporządzono w|umowa została sporządzona w|даю согласие на обработку моих|согласен на обработку моих|согласна на обработку моих|договор составлен в двух|настоящий договор составлен в|souhlasím se zpracováním|sunt de acord cu prelucrarea datelor|kişisel verilerimin işlenmesine|以上、本契約の成立を証するため|本契約締結の証として|本合同一式|本合同壹式'.split(
    '|',
  )
const formula = caselessPattern(`^(?:${wordSourceAtStart(formulas)})`, 'u')

/** Whether a sentence only ends a document of its kind ("In witness whereof …"). */
export function isEndFormula(text: string): boolean {
  return formula.test(text.trim().replaceAll("'", '’'))
}
