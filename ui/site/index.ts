/** `stateroom-admin/ui`: what the site's own components can ask of the panel. */

export type { SignedInConfig } from '#contracts/admin-config'
export type { DocumentData, Json } from '#contracts/documents'
export type {
  EmbeddedNode,
  FeatureNode,
  NodeElement,
  NodeProps,
  PasteRule,
  RichTextFeature,
  TextBlock,
  TextStyle,
} from '../fields/rich-text/features/feature.ts'
export { defineFeature } from '../fields/rich-text/features/feature.ts'
export { useConfig } from '../kit/config.ts'
export type { Formats } from '../kit/formats.ts'
export { useFormats } from '../kit/formats.ts'
export { useLanguage } from '../kit/text.tsx'
export { Button } from '../parts/Button.tsx'
export { Input } from '../parts/Input.tsx'
export { Notice } from '../parts/Notice.tsx'
export { BlockFields, BlockHeader } from './block-parts.ts'
export { Default } from './Default.tsx'
export { FieldFrame } from './FieldFrame.tsx'
export type { OpenBlock } from './hooks/use-block.ts'
export { useBlock } from './hooks/use-block.ts'
export type { OpenDocument } from './hooks/use-document.ts'
export { useDocument } from './hooks/use-document.ts'
export type { FieldHandle } from './hooks/use-field.ts'
export { useField } from './hooks/use-field.ts'
export { usePageTitle } from './hooks/use-page-title.ts'
export { useRoutes } from './hooks/use-routes.ts'
export type { LabelledRow } from './hooks/use-row-label.ts'
export { useRowLabel } from './hooks/use-row-label.ts'
export { useWords } from './hooks/use-words.ts'
export type { BlockProps, CellProps, FieldProps, LoginProps, RowLabelProps } from './props.ts'
