/** How many changes are taken back at once at the most. */
export const mostUndone = 100
