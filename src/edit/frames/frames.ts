import type { Frame } from './frame.ts'
import { addChartData, setChartType, setChartUnit, setChartValue } from './frames/charts.ts'
import { askForColor, setDeckColors } from './frames/colors.ts'
import { setDeckLength } from './frames/deck-length.ts'
import { deleteBlocks } from './frames/deleted-blocks.ts'
import { deleteSlides, deleteUnwanted, keepSlides } from './frames/deleted-slides.ts'
import { deleteThings } from './frames/deletions.ts'
import { mergeSlides, splitSlides } from './frames/divided-slides.ts'
import { askForFormat, exportDeck, sendToOthers } from './frames/exports.ts'
import { orderThings } from './frames/given-order.ts'
import { clearHighlight, highlight } from './frames/highlight.ts'
import { insertItems, putInList } from './frames/items.ts'
import { setCase, setFont, setGround, setStyle, withoutGround } from './frames/looks.ts'
import { addChart, addTable } from './frames/new-data.ts'
import { addSmallText, composeNotes, deleteNotes, setSubtitle, writeNotes } from './frames/notes.ts'
import { moveThings, swapThings } from './frames/order.ts'
import { affix, renameCalled, renameThing, setField } from './frames/parts.ts'
import { addPicture, replacePicture } from './frames/pictures.ts'
import { addPoints } from './frames/points.ts'
import { replaceInNotes, replaceWithin, replaceWords } from './frames/replace.ts'
import { hideSlides, regenerateSlides, rewriteSlides } from './frames/said-anew.ts'
import { setValues } from './frames/several-values.ts'
import { chooseVariant, convertSlides } from './frames/shown-otherwise.ts'
import {
  duplicateSlides,
  moveSlides,
  moveSomewhere,
  orderSlides,
  swapSlides,
} from './frames/slides.ts'
import { sortThings } from './frames/sort.ts'
import {
  copyThings,
  itemsToSlide,
  mergeThings,
  splitAtThing,
  splitOff,
} from './frames/split-and-merge.ts'
import { linkWords, markWords } from './frames/styles.ts'
import {
  addTableColumn,
  addTotal,
  setCell,
  setColumnsAlike,
  setColumnWidth,
} from './frames/tables.ts'
import { setAttribution, setNamedText, setText } from './frames/texts.ts'
import { setTheme } from './frames/theme.ts'
import { askForTitle, setSlideTitle, swapTitles } from './frames/titles.ts'
import { translate } from './frames/translate.ts'

/** What can be asked for: the first that owns every word of a wish has it. */
export const frames: readonly Frame[] = [
  setTheme,
  translate,
  setDeckLength,
  addPicture,
  replacePicture,
  sendToOthers,
  exportDeck,
  askForFormat,
  orderSlides,
  splitAtThing,
  splitOff,
  swapSlides,
  duplicateSlides,
  moveSlides,
  moveSomewhere,
  hideSlides,
  regenerateSlides,
  rewriteSlides,
  mergeSlides,
  splitSlides,
  convertSlides,
  chooseVariant,
  addChart,
  addTable,
  addTotal,
  addTableColumn,
  addChartData,
  setValues,
  setChartValue,
  setCell,
  setColumnWidth,
  setColumnsAlike,
  setChartType,
  setChartUnit,
  setField,
  renameThing,
  affix,
  setSlideTitle,
  askForTitle,
  swapTitles,
  replaceInNotes,
  writeNotes,
  composeNotes,
  deleteNotes,
  addSmallText,
  setSubtitle,
  replaceWithin,
  replaceWords,
  setStyle,
  setFont,
  orderThings,
  setGround,
  withoutGround,
  setCase,
  markWords,
  linkWords,
  setDeckColors,
  askForColor,
  insertItems,
  putInList,
  addPoints,
  clearHighlight,
  deleteSlides,
  deleteUnwanted,
  keepSlides,
  deleteThings,
  deleteBlocks,
  highlight,
  mergeThings,
  itemsToSlide,
  copyThings,
  swapThings,
  sortThings,
  moveThings,
  setAttribution,
  setNamedText,
  setText,
  renameCalled,
]
