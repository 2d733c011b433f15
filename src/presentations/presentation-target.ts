/** The presentation that something is about, and whose it is. */
export interface PresentationTarget {
  ownerId: string
  presentationId: string
}
