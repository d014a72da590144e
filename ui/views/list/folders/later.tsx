import { later } from '../../../kit/later.tsx'

export const Folders = later(async () => (await import('./Folders.tsx')).Folders)

export const MoveToFolder = later(async () => (await import('./MoveToFolder.tsx')).MoveToFolder)
