import { integer } from '../xml.ts'
import type { ChartWriting } from './chart-writing.ts'
import { dataLabelsXml } from './data-labels.ts'
import { areaXml, seriesDataXml, seriesHeadXml } from './series-parts.ts'

/** A pie, or a doughnut where it has a hole. It shows the first series. */
export function pieXml(writing: ChartWriting): string {
  const { series, holeSize = 0, separator } = writing.node
  const [first] = series
  const data = writing.context.scene.theme.data
  const isRing = holeSize > 0
  const slices = (first?.values ?? []).map((_, point) => {
    const color = first?.pointColors?.[point] ?? data[point % data.length] ?? first?.color
    const pen = first?.pointOutlines?.[point] ?? first?.outline ?? separator
    return `<c:dPt><c:idx val="${point}"/><c:bubble3D val="0"/>${areaXml(writing, color, pen)}</c:dPt>`
  })
  const position = first?.labelPosition === 'center' ? 'ctr' : 'outEnd'
  const body = first
    ? `<c:ser>${seriesHeadXml(first, 0)}${slices.join('')}` +
      `${dataLabelsXml(writing, first, isRing ? undefined : position)}${seriesDataXml(writing.node, first, 0)}</c:ser>`
    : ''
  return isRing
    ? `<c:doughnutChart><c:varyColors val="1"/>${body}<c:firstSliceAng val="0"/><c:holeSize val="${integer(holeSize, 1, 90)}"/></c:doughnutChart>`
    : `<c:pieChart><c:varyColors val="1"/>${body}<c:firstSliceAng val="0"/></c:pieChart>`
}
