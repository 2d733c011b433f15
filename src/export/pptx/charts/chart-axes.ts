import type { ChartTitle } from '../../../scene/node.ts'
import { strokeXml } from '../paint.ts'
import { escapeAttribute } from '../xml.ts'
import { type ChartWriting, ownTextXml, textPropertiesXml } from './chart-writing.ts'

const categoryAxis = 500000001
const valueAxis = 500000002

/** The axes to which a group of series refers. */
export const axisReferencesXml = `<c:axId val="${categoryAxis}"/><c:axId val="${valueAxis}"/>`

/**
 * The axes: categories with their names and the line that bars stand on, values between the scene's ends, not
 * drawn. Of lying bars the first category is the topmost.
 */
export function axesXml(writing: ChartWriting): string {
  const { axis, baseline, categoryStyle, categoryTitle, valueTitle, horizontal, numberFormat } =
    writing.node
  const line = baseline ? strokeXml(baseline, writing.context.color) : '<a:ln><a:noFill/></a:ln>'
  const scaling = axis ? `<c:max val="${axis.maximum}"/><c:min val="${axis.minimum}"/>` : ''
  return (
    `<c:catAx><c:axId val="${categoryAxis}"/><c:scaling><c:orientation val="${horizontal ? 'maxMin' : 'minMax'}"/></c:scaling>` +
    `<c:delete val="0"/><c:axPos val="${horizontal ? 'l' : 'b'}"/>${titleXml(writing, categoryTitle)}<c:numFmt formatCode="General" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/>' +
    `<c:tickLblPos val="${categoryStyle ? 'low' : 'none'}"/><c:spPr><a:noFill/>${line}</c:spPr>` +
    `${categoryStyle ? textPropertiesXml(writing, categoryStyle, ' rot="0" vert="horz"') : ''}` +
    `<c:crossAx val="${valueAxis}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/>` +
    '<c:lblOffset val="100"/><c:tickLblSkip val="1"/><c:noMultiLvlLbl val="1"/></c:catAx>' +
    `<c:valAx><c:axId val="${valueAxis}"/><c:scaling><c:orientation val="minMax"/>${scaling}</c:scaling>` +
    `<c:delete val="1"/><c:axPos val="${horizontal ? 't' : 'l'}"/>${titleXml(writing, valueTitle)}<c:numFmt formatCode="${escapeAttribute(numberFormat)}" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>' +
    `<c:crossAx val="${categoryAxis}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>` +
    `${axis && axis.majorUnit > 0 ? `<c:majorUnit val="${axis.majorUnit}"/>` : ''}</c:valAx>`
  )
}

/** The title of an axis where the scene has it, upright; an axis that is not drawn has one all the same. */
function titleXml(writing: ChartWriting, title: ChartTitle | undefined): string {
  if (title === undefined) return ''
  const { box } = writing.node
  const share = (value: number) => Number(value.toFixed(6))
  const frame = ' rot="0" vert="horz" wrap="none" lIns="0" tIns="0" rIns="0" bIns="0"'
  return (
    `<c:title>${ownTextXml(writing, title.text, title.style, frame)}` +
    '<c:layout><c:manualLayout><c:xMode val="edge"/><c:yMode val="edge"/>' +
    `<c:x val="${share((title.box.x - box.x) / box.width)}"/><c:y val="${share((title.box.y - box.y) / box.height)}"/>` +
    '</c:manualLayout></c:layout><c:overlay val="1"/></c:title>'
  )
}
