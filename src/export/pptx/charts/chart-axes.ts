import { strokeXml } from '../paint.ts'
import { escapeAttribute } from '../xml.ts'
import { type ChartWriting, textPropertiesXml } from './chart-writing.ts'

/** The ids of a pair of axes. */
export interface AxisIds {
  category: number
  value: number
}

export const primaryAxes: AxisIds = { category: 500000001, value: 500000002 }
/** A second pair, not drawn, that lies on the first: what is drawn along it has widths of its own. */
export const secondaryAxes: AxisIds = { category: 500000003, value: 500000004 }

/** The axes to which a group of series refers. */
export function axisReferencesXml({ category, value }: AxisIds): string {
  return `<c:axId val="${category}"/><c:axId val="${value}"/>`
}

/**
 * A pair of axes: categories with their names and the line that bars stand on, values between the scene's ends, not
 * drawn. Of lying bars the first category is the topmost.
 */
export function axesXml(writing: ChartWriting, ids: AxisIds = primaryAxes): string {
  const { axis, baseline, categoryStyle, horizontal, numberFormat } = writing.node
  const isDrawn = ids === primaryAxes
  const line = baseline ? strokeXml(baseline, writing.context.color) : '<a:ln><a:noFill/></a:ln>'
  const scaling = axis ? `<c:max val="${axis.maximum}"/><c:min val="${axis.minimum}"/>` : ''
  return (
    `<c:catAx><c:axId val="${ids.category}"/><c:scaling><c:orientation val="${horizontal ? 'maxMin' : 'minMax'}"/></c:scaling>` +
    `<c:delete val="${isDrawn ? 0 : 1}"/><c:axPos val="${horizontal ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/>' +
    `<c:tickLblPos val="${categoryStyle ? 'low' : 'none'}"/><c:spPr><a:noFill/>${line}</c:spPr>` +
    `${categoryStyle ? textPropertiesXml(writing, categoryStyle, ' rot="0" vert="horz"') : ''}` +
    `<c:crossAx val="${ids.value}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/>` +
    '<c:lblOffset val="100"/><c:tickLblSkip val="1"/><c:noMultiLvlLbl val="1"/></c:catAx>' +
    `<c:valAx><c:axId val="${ids.value}"/><c:scaling><c:orientation val="minMax"/>${scaling}</c:scaling>` +
    `<c:delete val="1"/><c:axPos val="${horizontal ? 't' : 'l'}"/><c:numFmt formatCode="${escapeAttribute(numberFormat)}" sourceLinked="0"/>` +
    '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>' +
    `<c:crossAx val="${ids.category}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>` +
    `${axis && axis.majorUnit > 0 ? `<c:majorUnit val="${axis.majorUnit}"/>` : ''}</c:valAx>`
  )
}
