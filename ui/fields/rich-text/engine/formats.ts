import type { RichTextFeatures } from '#contracts/fields'
import type { RichTextFeatureName } from '#contracts/rich-text/features'

/** The looks of letters, and the features that offer them. */
export const formats = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strikethrough: 'strikethrough',
  subscript: 'subscript',
  superscript: 'superscript',
  code: 'inlineCode',
} as const satisfies Readonly<Record<string, RichTextFeatureName>>

export const isOffered = ({ enabled }: RichTextFeatures, format: string): boolean =>
  Object.hasOwn(formats, format) && enabled.includes(formats[format as keyof typeof formats])
