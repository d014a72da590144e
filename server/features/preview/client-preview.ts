import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import type { ClientPreview, PreviewBreakpoint } from '#contracts/preview'
import { linksSlug } from './links/links-collection.ts'
import { previewOf } from './preview-of.ts'

/** What the panel knows of an entity's pages; nothing where it has none. */
export function clientPreviewOf(
  config: SanitizedConfig,
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
): { preview?: ClientPreview } {
  const { live, page } = previewOf(config, entity)
  if (!live && !page) return {}
  const shares = live !== null && hasDrafts(entity) && hasLinks(config)
  return {
    preview: {
      ...(live && {
        live: {
          breakpoints: (live.breakpoints ?? []).flatMap(breakpointOf),
          ...(live.openByDefault && { openByDefault: true }),
        },
      }),
      page: true,
      ...(shares && { shares: true }),
    },
  }
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean =>
  Boolean(versions?.drafts)

const hasLinks = ({ collections }: SanitizedConfig): boolean =>
  collections.some(({ slug }) => slug === linksSlug)

interface Written {
  name: string
  label: string
  width: number | string
  height: number | string
}

/** Payload takes sizes as text, too; `100%` is what every page has without a breakpoint. */
function breakpointOf({ height, label, name, width }: Written): PreviewBreakpoint[] {
  const size = { width: pixels(width), height: pixels(height) }
  return Number.isNaN(size.width) || Number.isNaN(size.height) || isTaken(name)
    ? []
    : [{ name, label, ...size }]
}

const pixels = (size: number | string): number =>
  typeof size === 'number' ? size : Number(size.trim().replace(/px$/, '') || Number.NaN)

/** The panel's own. */
const isTaken = (name: string): boolean => name === 'responsive' || name === 'custom'
