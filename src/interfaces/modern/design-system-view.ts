import type { DesignSystem } from '../../presentations/design-systems.ts'
import type { SignLink } from '../schemas/format-result.ts'
import { previewAddress } from './addresses.ts'
import type { DesignSystemView } from './schemas/design-system.ts'

/** A design system as its owner sees it. */
export function designSystemView(
  { colors: { mutedInk, accentInk, ...colors }, ...system }: DesignSystem,
  signLink: SignLink,
  ownerId: string,
): DesignSystemView {
  return {
    ...system,
    colors: { ...colors, muted_ink: mutedInk, accent_ink: accentInk },
    preview_url: previewAddress(signLink, ownerId, system.id),
  }
}
