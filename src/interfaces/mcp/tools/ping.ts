import { pingSchema } from '../../v1/routes/ping.ts'
import { defineTool } from '../tool.ts'

/** Whether the connection works, and for whom. */
export const ping = defineTool({
  name: 'ping',
  title: 'Check the connection',
  description:
    'Checks that this application is connected to Slidewright, and answers with the id of the user it acts for. Not needed before other tools: use it only when something seems wrong.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  answer: pingSchema,
  run: async (_request, { caller }) => ({ user_id: caller.userId }),
  describe: (answer) => `Connected to Slidewright for the user ${answer.user_id}.`,
})
