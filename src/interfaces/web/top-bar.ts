import { creditBalance } from '../../accounts/credits.ts'
import type { Session } from '../../accounts/sessions.ts'
import type { Database } from '../../database/connection.ts'
import { initialsOf } from './views/initials.ts'
import { numberInWords } from './views/numbers.ts'

/** What the bar at the top of a page says of who is signed in. */
export interface TopBar {
  initials: string
  email: string
  credits: string
}

/** The bar for who is signed in. */
export async function topBarOf(database: Database, session: Session): Promise<TopBar> {
  return {
    initials: initialsOf(session.name),
    email: session.email,
    credits: numberInWords(await creditBalance(database, session.userId)),
  }
}
