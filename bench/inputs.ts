import { sampleText } from '../test/support/samples.ts'

/** What the bench generates: the request body of a deck of about ten slides and of one of about fifty. */
export const inputs = {
  ten: {
    input_text: sampleText('quarterly-review.md'),
    export_formats: ['link', 'pdf', 'ppt'],
    presentation_options: { title: 'Q3 2026 business review', slide_range: '6-10' },
  },
  fifty: {
    input_text: sampleText('system-design.en.md'),
    export_formats: ['link', 'pdf', 'ppt'],
    presentation_options: { title: 'System design', slide_range: '26-50' },
  },
} as const
