import { creditBalance, grantCredits } from '../../accounts/credits.ts'
import { AdminError, defineCommand, requireUser } from '../command.ts'

export const grantCreditsCommand = defineCommand({
  name: 'grant-credits',
  required: ['email', 'amount'],
  summary: 'adds credits',
  async run({ database }, { email, amount }) {
    if (!/^[1-9]\d{0,8}$/.test(amount))
      throw new AdminError(`--amount must be a whole number from 1 to 999999999, not ${amount}.`)
    const user = await requireUser(database, email)
    const reason = 'Granted by an administrator'
    await grantCredits(database, { userId: user.id, amount: Number(amount), reason })
    return `${user.email} now has ${await creditBalance(database, user.id)} credits.\n`
  },
})
