import type { CollectionConfig, Field, GlobalConfig, GroupField, PayloadRequest } from 'payload'
import type { LengthRange } from '#contracts/seo'
import { descriptionRange, titleRange } from '#contracts/seo'
import { serverLabel } from '#server-texts'
import { seoComponents, seoMark } from '../../kit/seo-marks.ts'

/** What a function is handed, as Payload's plugin hands it: those can be taken as they are. */
export interface GenerateArgs {
  /** The values in the form, saved or not. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever writes the function knows the document.
  doc: any
  collectionConfig?: CollectionConfig
  globalConfig?: GlobalConfig
  collectionSlug?: string
  globalSlug?: string
  id?: string | number
  locale?: string
  req: PayloadRequest
  title?: string
}

type Answer<Value> = Value | Promise<Value>

export type GenerateText = (args: GenerateArgs) => Answer<string>
export type GenerateImage = (
  args: GenerateArgs,
) => Answer<string | number | { id: string | number }>

/** The functions behind 'Generate'. */
export interface SeoFunctions {
  generateTitle?: GenerateText
  generateDescription?: GenerateText
  generateImage?: GenerateImage
  /** Finds the address of the page, for the preview of the search result. */
  generateURL?: GenerateText
}

interface TextOptions {
  /** The length that search engines show in full. */
  range?: LengthRange
}

export interface SeoOptions extends SeoFunctions {
  /** The key of the group in the document. */
  name?: string
  label?: GroupField['label']
  /** The collection of the picture; without it there is none. */
  uploadsCollection?: string
  title?: TextOptions
  description?: TextOptions
  /** Changes the fields, or adds others. */
  fields?: (given: { defaultFields: Field[] }) => Field[]
  admin?: GroupField['admin']
}

/**
 * The fields of a search result and of a shared link (SEO-1), under one key of the document. They are
 * those of Payload's plugin, by which names the panel knows them.
 */
export function seo(options: SeoOptions = {}): GroupField {
  const { name = 'meta', label = 'SEO', admin } = options
  const { generateTitle, generateDescription, generateImage, generateURL } = options
  const functions: SeoFunctions = {
    ...(generateTitle && { generateTitle }),
    ...(generateDescription && { generateDescription }),
    ...(generateImage && { generateImage }),
    ...(generateURL && { generateURL }),
  }
  const defaultFields = fieldsOf(options)
  return {
    type: 'group',
    name,
    label,
    custom: { [seoMark]: functions },
    fields: options.fields?.({ defaultFields }) ?? defaultFields,
    ...(admin && { admin }),
  }
}

function fieldsOf(options: SeoOptions): Field[] {
  const { uploadsCollection } = options
  const title = options.title?.range ?? titleRange
  const description = options.description?.range ?? descriptionRange
  const lengths = {
    titleOverrides: lengthsOf(title),
    descriptionOverrides: lengthsOf(description),
    hasImage: uploadsCollection !== undefined,
  }
  return [
    { type: 'ui', name: 'overview', admin: drawn('overview', lengths) },
    {
      type: 'text',
      name: 'title',
      label: serverLabel('seo.field.title'),
      localized: true,
      admin: drawn('title', {
        hasGenerateTitleFn: Boolean(options.generateTitle),
        ...lengthsOf(title),
      }),
    },
    {
      type: 'textarea',
      name: 'description',
      label: serverLabel('seo.field.description'),
      localized: true,
      admin: drawn('description', {
        hasGenerateDescriptionFn: Boolean(options.generateDescription),
        ...lengthsOf(description),
      }),
    },
    ...(uploadsCollection === undefined
      ? []
      : [
          {
            type: 'upload',
            name: 'image',
            label: serverLabel('seo.field.image'),
            localized: true,
            relationTo: uploadsCollection,
            admin: drawn('image', { hasGenerateImageFn: Boolean(options.generateImage) }),
          } as const,
        ]),
    {
      type: 'ui',
      name: 'preview',
      admin: drawn('preview', { hasGenerateURLFn: Boolean(options.generateURL), ...lengths }),
    },
  ]
}

const lengthsOf = ({ min, max }: LengthRange) => ({ minLength: min, maxLength: max })

const drawn = (part: keyof typeof seoComponents, clientProps: object) => ({
  components: { Field: { path: seoComponents[part], clientProps } },
})
