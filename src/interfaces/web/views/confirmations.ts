/** A question before something is taken back; the settings ask it where one is, and a page of its own without a script. */
export interface Confirmation {
  /** As the thing is called. */
  name: string
  heading: string
  text: string
  /** Where the answer is sent, with the id; opened with the id, the same path asks. */
  action: string
  id: string
  /** Of the button that does it. */
  label: string
  /** The place in the settings. */
  back: string
}

/** Asks before an API key is revoked. */
export function confirmKeyRevocation({ id, name }: { id: string; name: string }): Confirmation {
  return {
    name,
    heading: `Revoke “${name}”?`,
    text: 'Programs that use it stop within a second. This cannot be undone.',
    action: '/settings/keys/revoke',
    id,
    label: 'Revoke',
    back: '/settings#api-keys',
  }
}

/** Asks before an application is disconnected. */
export function confirmDisconnection({ id, name }: { id: string; name: string }): Confirmation {
  return {
    name,
    heading: `Disconnect “${name}”?`,
    text: 'It can do nothing for you any more, within a second. What it has made stays. You can connect it again.',
    action: '/settings/applications/revoke',
    id,
    label: 'Revoke',
    back: '/settings#applications',
  }
}
