import type { AgentFacts } from './a2a/agent-facts.ts'
import { version } from './version.ts'

const mediaTypes = ['text/plain', 'application/json']

/** What the agent that edits presentations says of itself to other agents. */
export const presentationAgentFacts: AgentFacts = {
  name: 'Slidewright',
  description:
    'Edits an existing presentation by instructions in plain words, asks when they are unclear, and sends the presentation as a PDF or PowerPoint file. It does not create presentations.',
  version,
  skills: [
    {
      id: 'manage_presentation',
      name: 'Manage a presentation',
      description:
        'Changes the slides, texts, layouts, charts, theme and order of a presentation, undoes changes, and exports it to PDF or PPTX. Send the instruction as a text part and {"presentation_id": "…"} as a data part; use one context for one conversation.',
      tags: ['presentation', 'slides', 'editing', 'export', 'pptx', 'pdf'],
      examples: [
        'Delete slide 4 and move the agenda to the front',
        'Turn the bullets on slide 3 into a table',
        'Make the title of the last slide "Next steps" and send me the PDF',
      ],
    },
  ],
  inputModes: mediaTypes,
  outputModes: mediaTypes,
}
