import type { Command } from './command.ts'
import { createKeyCommand } from './commands/create-key.ts'
import { createUserCommand } from './commands/create-user.ts'
import { grantCreditsCommand } from './commands/grant-credits.ts'
import { inviteCommand } from './commands/invite.ts'
import { listKeysCommand } from './commands/list-keys.ts'
import { listUsersCommand } from './commands/list-users.ts'
import { resetPasswordCommand } from './commands/reset-password.ts'
import { revokeKeyCommand } from './commands/revoke-key.ts'
import { signInLinkCommand } from './commands/sign-in-link.ts'

/** Every command by its name, in the order of the usage. */
export const commands: ReadonlyMap<string, Command> = new Map(
  [
    createUserCommand,
    listUsersCommand,
    inviteCommand,
    signInLinkCommand,
    resetPasswordCommand,
    createKeyCommand,
    listKeysCommand,
    revokeKeyCommand,
    grantCreditsCommand,
  ].map((command) => [command.name, command]),
)
