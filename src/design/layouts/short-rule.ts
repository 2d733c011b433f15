import { inches } from '../../scene/geometry.ts'
import { drawing, type Part } from '../tree/tree.ts'

/** The short rule over what stands in display type. */
export const shortRule: Part = {
  tree: drawing((sheet, box, { accent }) => {
    const width = inches(0.9)
    const x = sheet.theme.centered ? box.x + (box.width - width) / 2 : box.x
    sheet.addShape('lead-rule', { ...box, x, width }, { fill: accent })
  }, inches(0.04)),
}
