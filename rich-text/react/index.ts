/** `stateroom-admin/rich-text/react`. */
export type { RenderProps } from '../render/render-options.ts'
export type { RichTextProps } from './RichText.tsx'
export { RichText } from './RichText.tsx'
