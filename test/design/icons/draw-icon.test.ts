import { describe, expect, it } from 'vitest'
import { iconNames } from '../../../src/deck/icon-names.ts'
import { iconPath } from '../../../src/design/icons/draw-icon.ts'

describe('iconPath', () => {
  it('has an outline inside its square for every icon', () => {
    for (const name of iconNames) {
      const commands = iconPath(name, 100, 50, 48)
      expect(commands[0]?.type, name).toBe('M')
      for (const command of commands) {
        if (command.type === 'Z') continue
        expect(Number.isFinite(command.x + command.y), name).toBe(true)
        expect(command.x, name).toBeGreaterThanOrEqual(100)
        expect(command.x, name).toBeLessThanOrEqual(148)
        expect(command.y, name).toBeGreaterThanOrEqual(50)
        expect(command.y, name).toBeLessThanOrEqual(98)
      }
    }
  })

  it('turns circles into curves', () => {
    const types = iconPath('clock', 0, 0, 24).map((command) => command.type)
    expect(types.filter((type) => type === 'C').length).toBeGreaterThanOrEqual(4)
    expect(types).toContain('Z')
  })
})
