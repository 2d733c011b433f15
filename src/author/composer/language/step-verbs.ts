/** English verbs that name a step of a process by themselves. */
const verbs = new Set(
  'accept access activate add adjust agree align allocate analyse analyze announce answer apply appoint approve archive arrange ask assemble assess assign attach attend audit authorise authorize award back bake balance bid bill blend block boil book borrow bottle brief bring build buy calculate calibrate call cancel capture celebrate certify change charge chart check choose claim clean clear click close collect combine commit communicate compare complete compress confirm connect consult contact convert cook cool copy count cover create cure cut debug decide declare define deliver demonstrate deploy describe design detect determine develop diagnose discharge discuss dispatch display dissolve distribute document download draft drain draw drill dry edit elect email employ enable encrypt engage enrol enroll enter escalate estimate evaluate examine exchange execute exercise expand explain explore export extract fasten ferment file fill filter finalise finalize find finish fit fix fold follow freeze fund gather generate go grade grind group grow hand harvest heat hire identify implement import improve inform insert inspect install integrate interview introduce invest invite invoice iterate join judge kick knead label launch learn lease leave list listen load locate lock log mail maintain map mark market match measure meet merge migrate mill mix model monitor mount move name negotiate notify observe offer onboard open operate optimise optimize order organise organize pack package paint park pass patch pay peel pick pilot place plan plant polish post pour practise prepare present press preview price print prioritise prioritize process produce profile program promote prototype prove publish pull pump purchase push qualify rank rate read receive recommend reconcile record recruit recycle redeem refine refund register reject release remove renew rent repair repeat replace reply report request reserve reset resolve respond restart restore return review revise reward rinse roast rotate route run sample sand save scan schedule score screen seal search secure select sell send separate serve set settle shape share ship shortlist show sign sketch slice solder sort specify split staff stain start steam store strain stream structure study submit summarise summarize supply survey switch tag target teach test tidy tighten track trade train transfer transform translate transport treat trim turn type undergo unload unlock unpack update upgrade upload validate verify view visit vote wait walk warm wash watch water weigh welcome wire withdraw work wrap write'.split(
    ' ',
  ),
)

/** Verbs that say nothing without what is done. */
const light = new Set(
  'run do make perform conduct carry take give get have go set bring undergo'.split(' '),
)

const determiners =
  /^(?:the|a|an|its|their|his|her|our|your|any|each|all|every|one|two|three|four|five|six|it|them|us|you|and|or|on|in|at|for|with|to|by|within|from|up|out|off|that|whether|\d.*)$/

/** The base form of an English verb form ("registers", "booked", "verifies"), when it names a step. */
function baseForm(word: string): string | undefined {
  const candidates = [
    word,
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
    ...(word.endsWith('ied') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('ed') ? [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)] : []),
  ]
  return candidates.find((one) => verbs.has(one))
}

/**
 * The verb that names an English step: the first of an instruction ("Register the …"), the one behind the subject of a
 * statement ("The carrier registers …", "… is booked"), for a verb that says little what is done ("runs three test
 * shipments" is a test). Undefined when none is sure.
 */
export function englishStepVerb(sentence: string): string | undefined {
  const words = sentence.toLowerCase().match(/[\p{L}’'-]+|\d+/gu) ?? []
  const [first = ''] = words
  if (verbs.has(first) && !/^(?:the|a|an)$/.test(first)) {
    const next = words[1] ?? ''
    const instructs = determiners.test(next) || words.length === 1 || !/(?:s|ed)$/.test(next)
    if (instructs) return light.has(first) ? named(words.slice(1)) : first
  }
  for (const [index, word] of words.entries()) {
    if (index === 0 || index > 7) continue
    const before = words[index - 1] ?? ''
    const after = words[index + 1] ?? ''
    if (/^(?:and|or|of|the|a|an|to|not|never)$/.test(before)) continue
    const passive =
      /^(?:is|are|was|were|be|been|gets|get)$/.test(before) && /(?:ed|t|n|d)$/.test(word)
    const third = /[^s]s$/.test(word) && (determiners.test(after) || !determiners.test(before))
    if (!passive && !third) continue
    const base = baseForm(word)
    if (base === undefined) continue
    return light.has(base) ? named(words.slice(index + 1)) : base
  }
  return undefined
}

/** What is done, when it has the name of a verb: the "test" of "three test shipments". */
function named(words: readonly string[]): string | undefined {
  return words.slice(0, 5).find((word) => verbs.has(word) && !light.has(word) && word.length >= 4)
}
