import type { ReactNode } from 'react'
import { ConfigProvider } from './ConfigProvider.tsx'
import type { Panel } from './panel.ts'
import { PanelContext } from './panel.ts'
import { TextsProvider } from './text.tsx'

interface Props {
  panel: Panel
  children: ReactNode
}

/** What every view of a panel asks for: the panel itself, its texts and its config. */
export const PanelProvider = ({ panel, children }: Props) => (
  <PanelContext value={panel}>
    <TextsProvider texts={panel.texts}>
      <ConfigProvider>{children}</ConfigProvider>
    </TextsProvider>
  </PanelContext>
)
