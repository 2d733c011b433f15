import { inches } from '../../scene/geometry.ts'
import { drawing, type Part } from '../tree/tree.ts'

/** The short rule over what stands in display type. */
export const shortRule: Part = {
  tree: drawing((sheet, box, { accent }) => {
    sheet.addShape('lead-rule', { ...box, width: inches(0.9) }, { fill: accent })
  }, inches(0.04)),
}
