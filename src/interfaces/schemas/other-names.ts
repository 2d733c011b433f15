import { editDistance } from '../../text/edit-distance.ts'

/**
 * What other products and models call our fields, in snake_case; of several that a name may mean, the first that a
 * request has is meant. Names that are no field of a request are passed over.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  // The text.
  prompt: ['input_text', 'slide_context'],
  text: ['input_text', 'slide_context'],
  content: ['input_text', 'slide_context'],
  topic: ['input_text', 'slide_context'],
  input: ['input_text', 'slide_context'],
  source_text: ['input_text', 'slide_context'],
  document: ['input_text'],
  outline: ['input_text'],
  markdown: ['input_text', 'slide_context'],
  context: ['slide_context', 'input_text'],
  // How it is to be made.
  instruction: ['additional_instructions'],
  instructions: ['additional_instructions'],
  custom_instructions: ['additional_instructions'],
  guidelines: ['additional_instructions'],
  tone: ['additional_instructions'],
  audience: ['additional_instructions'],
  verbosity: ['additional_instructions'],
  amount: ['additional_instructions'],
  // How many slides.
  n_slides: ['slide_range'],
  num_slides: ['slide_range'],
  slides_count: ['slide_range'],
  slide_count: ['slide_range'],
  number_of_slides: ['slide_range'],
  total_slides: ['slide_range'],
  max_slides: ['slide_range'],
  num_cards: ['slide_range'],
  pages: ['slide_range'],
  page_count: ['slide_range'],
  slides: ['slide_range', 'slide_ids'],
  length: ['slide_range'],
  // What it looks like.
  theme: ['theme_id'],
  theme_name: ['theme_id'],
  template: ['theme_id'],
  template_id: ['theme_id'],
  design: ['theme_id'],
  design_system_id: ['theme_id'],
  vibe: ['vibe_id'],
  image_style: ['style'],
  num_creative_variants: ['num_image_variants'],
  variants: ['total_variants_per_slide'],
  variants_per_slide: ['total_variants_per_slide'],
  include_images: ['include_ai_images'],
  generate_images: ['include_ai_images'],
  ai_images: ['include_ai_images'],
  web_images: ['include_web_images'],
  web_search: ['include_web_images'],
  images: ['image_ids'],
  asset_ids: ['image_ids'],
  // The rest.
  lang: ['language'],
  locale: ['language'],
  output_language: ['language'],
  name: ['title'],
  presentation_title: ['title'],
  deck_title: ['title'],
  presentation_id: ['existing_presentation_id'],
  position: ['slide_order'],
  index: ['slide_order'],
  order: ['slide_order'],
  slide_index: ['slide_order'],
  type: ['slide_type'],
  slides_ids: ['slide_ids'],
  export_formats: ['formats'],
  formats: ['export_formats'],
  format: ['formats', 'export_formats'],
  export_as: ['formats', 'export_formats'],
  export_format: ['formats', 'export_formats'],
  output_format: ['formats', 'export_formats'],
  file_format: ['formats', 'export_formats'],
  id: ['generation_id'],
  job_id: ['generation_id'],
  task_id: ['generation_id'],
  operation_id: ['generation_id'],
}

/** A slip in each four letters is taken for one, three at the most. */
function slipsIn(name: string): number {
  return Math.min(3, Math.floor(name.length / 4))
}

/**
 * The field that an unknown name may mean: the same in another case, what others call it, or the nearest in its
 * letters; undefined when nothing is like it.
 *
 * @param known the names of the fields that there are.
 */
export function meantField(name: string, known: ReadonlySet<string>): string | undefined {
  const inOurCase = name
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replaceAll('-', '_')
    .replace(/^_/, '')
  if (known.has(inOurCase)) return inOurCase
  const called = Object.hasOwn(otherNames, inOurCase) ? otherNames[inOurCase] : undefined
  const meant = called?.find((one) => known.has(one))
  return meant ?? nearest(inOurCase, known)
}

function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  const limit = slipsIn(name)
  const distances = [...known].map((one) => ({ one, slips: editDistance(name, one, limit) }))
  const best = distances.sort((first, second) => first.slips - second.slips)[0]
  return best !== undefined && best.slips <= limit ? best.one : undefined
}
