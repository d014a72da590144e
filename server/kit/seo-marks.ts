/** What a field of Payload's SEO plugin names as its component, without the part that tells which. */
const client = '@payloadcms/plugin-seo/client#'

/** The components of Payload's SEO plugin: what names them is drawn by the panel itself (SEO-1). */
export const seoComponents = {
  title: `${client}MetaTitleComponent`,
  description: `${client}MetaDescriptionComponent`,
  image: `${client}MetaImageComponent`,
  overview: `${client}OverviewComponent`,
  preview: `${client}PreviewComponent`,
} as const

/** Where the group of `seo()` keeps its functions, in its `custom`. */
export const seoMark = 'stateroomSeo'
