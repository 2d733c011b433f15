/**
 * How a language builds its phrases, where that is not as most do, and the few words of it by which rules know how it is built.
 * A rule asks for a property, never for a language.
 */
export interface Grammar {
  // The order of words.

  /** Commands open with their whole verb: no part of it stands at the end, and no politeness between its objects. */
  verbOpens?: true
  /** The verb may end a clause ("Folie 3 bitte löschen"); `always`: it does, so that the next word begins another. */
  verbLast?: 'always' | 'often'
  /** Verbs, as they are compared, with the part of them that stands apart at the end: "benenne … um". */
  separableVerbs?: readonly (readonly [verb: RegExp, particle: RegExp])[]
  /** The verb stands between a thing, which a particle may mark, and what becomes of it: "把第4页改名为地区". */
  verbBetween?: true
  /** What something is done to may open a clause: "第7页分成三页" is a wish, and no remark about slide 7. */
  objectFirst?: true
  /** What something belongs to, or is about, is said first: "表格的第一行" is the first row of the table. */
  ownerFirst?: true
  /** What says which or what kind stands before its noun and nowhere else: "agenda slide", "the last slide". */
  attributesFirst?: true
  /** "Not" may stand behind the verb: "lösche Folie 3 nicht". */
  negationBehind?: true
  /** What is left out may be named before the word for "except", or that before "all"; `always`: never behind it. */
  exceptionFirst?: 'always' | 'often'
  /** The word that asks stands where its answer would, and not first: "表は何枚目ですか". */
  questionInPlace?: true

  // Articles, particles and endings.

  /** Without articles, "chart" alone can be "the chart". */
  withoutArticles?: true
  /** Particles stand behind what they mark: "東京に" is "to Tokyo". */
  particlesBehind?: true
  /** The particle of what a verb is done to, where it stands behind: "を". */
  objectParticle?: string
  /** The particles that say where something goes, where they stand behind. */
  goalParticles?: readonly string[]
  /** "To" says where something goes and never where it is, as "à" and "a" do. */
  toIsGoal?: true
  /** Nouns and adjectives have one ending, that of the plural. */
  onlyPlurals?: readonly (readonly [one: string, several: string])[]
  /** The form by which a verb says what somebody does, where commands have another: "shortens". */
  thirdPerson?: RegExp
  /** The form by which a verb says what has happened: "moved". */
  participle?: RegExp
  /** The form of an adjective that says more of it in one word: "catchier". */
  comparative?: RegExp
  /** Nouns begin with capital letters: words without one say how something is. */
  capitalNouns?: true
  /** How words of thanks begin, or what they hold: "thank-you slide", "Dankesfolie". */
  thanks?: RegExp
  /** A person or a group, with what marks it as the one who is given something. */
  addressee?: RegExp
  /** A name behind the thing that is given is the one who gets it, by its case alone. */
  bareDative?: true
}
