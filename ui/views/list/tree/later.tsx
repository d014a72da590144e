import { later } from '../../../kit/later.tsx'

export const TreeTable = later(async () => (await import('./TreeTable.tsx')).TreeTable)

export const TreeButton = later(async () => (await import('./TreeButton.tsx')).TreeButton)
