import { ReactExtension } from '@lexical/react/ReactExtension'
import { ReactProviderExtension } from '@lexical/react/ReactProviderExtension'
import { configExtension } from 'lexical'
import { EmbedsExtension } from '../engine/embeds-extension.ts'
import { Embed } from './Embed.tsx'

/** An editor that React draws, with what is embedded in its text. */
export const drawing = [
  ReactProviderExtension,
  configExtension(ReactExtension, {
    // The writer has it, among its tools.
    contentEditable: null,
    // What a site draws is guarded where it's drawn; our own faults are the page's to tell.
    ErrorBoundary: ({ children }) => children,
  }),
  configExtension(EmbedsExtension, {
    draw: (raw, nodeKey) => <Embed nodeKey={nodeKey} raw={raw} />,
  }),
]
