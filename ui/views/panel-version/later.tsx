import { later } from '../../kit/later.tsx'

export const PanelVersion = later(async () => (await import('./PanelVersion.tsx')).PanelVersion)
