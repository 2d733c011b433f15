/**
 * How a language says what rules look for in words as they were said: what is said in answers, which may be in another language than what
 * they answer, and phrases that say more than a concept. Each is alternatives of a regular expression.
 */
export interface Wordings {
  /** Agrees, as an answer. */
  yes: string
  /** Refuses, as an answer. */
  no: string
  /** Asks for what was there before the last change: "the old one", "as it was", "bring it back"; in folded words. No place in a row ("the previous one"). */
  asItWas: string
  /** The same, where no spaces part words. */
  asItWasUnspaced: string
  /** Says, behind what corrects, that something stays after all: "no wait, the limits **must stay**". */
  staysAfterAll: string
  staysAfterAllUnspaced: string
  /** Says of what stays that it is as it was: "the title stays **the same**", "leave the notes **as they are**". */
  asIs: string
  /** Stands behind a slide, after "from", for all behind it too: "from slide 6 **on**". */
  openEndLast: string
  /** Opens a correction that says what is wished instead: "rather before slide 6". */
  rather: string
  /** Asks for something as it was before, by what that is: "**back to** bars". */
  backTo: string
  /** Stands behind an answer that is said to have been meant: "on 8 I meant". */
  meantLast: string
  /** Makes an answer friendlier and says nothing. */
  friendly: string
  /** What stays, behind a refusal that says so: "no, keep **the slides**". */
  stays: string
  /** Words of an answer that add nothing to what was asked. */
  repeated: string
  /** Takes two of two, as an answer. */
  bothOfThem: string
  /** Takes all that was offered, as an answer. */
  allOfThem: string
  /** How an answer begins that takes all. */
  everyFirst: string
  /** Joins two, as a word by itself. */
  and: string
  /** Joins two without spaces. */
  andUnspaced: string
  /** Joins two, in an answer. */
  plus: string
  /** Opens what is said next in an answer. */
  andThen: string
  /** Opens what is said next, behind a comma or a full stop. */
  andThenBehindSign: string
  /** Takes something back within an answer. */
  but: string
  /** Takes something back where it comes first. */
  butFirst: string
  /** Says what is not meant, in an answer. */
  notThose: string
  /** Stands before an answer and says nothing of it. */
  lead: string
  /** A yes before the answer itself: "yes, the first one". */
  yesBefore: string
  /** Is polite at the end of a text, and no part of it. */
  courtesy: string
  /** Is polite at the end of an answer, in more words. */
  thanksAtLength: string
  /** A verb for deleting at the beginning of an answer. */
  deleteFirst: string
  /** "Only" before an answer. */
  onlyFirst: string
  /** "Only" behind an answer. */
  onlyLast: string
  /** Stands before the place or number of an option. */
  optionFirst: string
  /** Calls an option so. */
  option: string
  /** Stands behind the place of an option: "the first one". */
  optionLast: string
  /** Is the last of the options. */
  lastOption: string
  /** Stands before the words of an option. */
  partFirst: string
  /** Stands behind the words of an option. */
  partLast: string
  /** Is no part of an option by itself. */
  slideNoun: string
  /** Leads up to the title, in an answer that gives one. */
  titleLead: string
  /** Is no part of the name of a theme. */
  themeNoun: string
  /** Asks for an answer, before the question. */
  tellMe: string
  /** The same behind the question. */
  tellMeLast: string
  /** How a question begins that asks for advice. */
  advice: string
  /** How a question ends that asks for advice. */
  adviceLast: string
  /** Takes back what was said before it in the same instruction. */
  correction: string
  /** Stands before a correction. */
  interjection: string
  /** Leaves open what shall stand there: "something better". */
  open: string
  /** Says that its giver does not know yet. */
  undecided: string
  /** Endings of ordinals, which leave the number a number: "3rd". */
  ordinalEnding: string
  /** Those of them that would be words of their own: "3ª", "3ra", "2do". */
  ordinalEndingApart: string
  /** A slide by its letter and number: "s4". */
  slideLetter: string
  /** "Except" before what is left out. */
  exceptFirst: string
  /** Closes what is left out behind "except". */
  exceptLast: string
  /** Behind the noun that is counted, makes an ordinal of its number: "2行目". */
  counterLast: string
  /** The ending of a verb before which an article is a pronoun: "l'envoyer". */
  infinitive: string
  /** The ending of a noun that says several. */
  pluralEnding: string
  /** Behind a number, makes it larger. */
  largeNumber: string
  /** The same, without an end of a word behind it. */
  largeNumberUnspaced: string
  /** An article before a topic. */
  article: string
  /** Says nothing about a topic. */
  small: string
  /** A verb that has its object within: "take **them** out". */
  objectWithin: string
  /** Complains of what it is said of: "too long". */
  too: string
  /** How ends what is said of something as a quality: 错的. */
  quality: string
  /** Says of what stands before it that it is meant as well: "in the notes **too**". */
  asWell: string
  /** Opens words that point at what is or was said elsewhere, and do not say it: "to **what** slide 4 is called", "**back** to …"; in folded words. */
  pointing: string
  /** "Back", which is a place and takes something back. */
  back: string
  /** Says of a place that it is exactly there: "right at the end". */
  exactly: string
  /** Says what slides are about, and not where. */
  on: string
  /** Says with "is" that something has happened. */
  been: string
  /** Says of slides how they shall be. */
  wished: string
  /** Names all slides, and no presentation as a thing. */
  wholeDeck: string
  /** Names the presentation at hand in one token. */
  thisDeck: string
  /** The presentation, in phrases that say nothing elsewhere. */
  ofDeck: string
  /** The article that a phrase for "to a" ends with. */
  articleLast: string
  /** The bars of a chart, and no chart. */
  bars: string
  /** Leaves nothing else. */
  keepOnly: string
  /** The caller, to whom exports go. */
  caller: string
  /** A place on the net that has no name of its own. */
  postingPlace: string
  /** Points, with the word for which they are. */
  keyPoints: string
  /** Says which points: "the three **key** points". */
  pointsWhich: string
  /** Makes a colour strong, and not pale: "**bright** yellow". */
  vividTone: string
  /** Says, before an amount, that something becomes so much more or less: "increase it **by** 3". */
  byAmount: string
  /** How a unit of time begins. */
  timeUnit: string
  /** Takes everything back. */
  startOver: string
  /** Puts something back where it was. */
  putBack: string
  /** Takes an undoing back, where it stands alone. */
  redo: string
  /** Stands in place of a picture that was named: "**one of** a harbour". */
  onesOf: string
  /** Into two slides, in one phrase. */
  intoTwoSlides: string
  /** How what stands on a closing slide begins where it thanks. */
  thanksSaid: string
  /** The same where it says how to reach somebody. */
  contactSaid: string
  /** The same where it asks for questions. */
  questionsSaid: string
  /** In one slide, in one phrase. */
  inOneSlide: string
  /** One slide, at the end of a phrase. */
  slideLast: string
  /** Slides, at the end of a phrase: "all the **slides**". */
  slidesLast: string
}
