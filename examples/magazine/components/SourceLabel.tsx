import { Default, useRowLabel } from 'stateroom-admin/ui'
import css from './SourceLabel.module.css'

type Source = { title?: string; url?: string }

/** A source by its title and where it is to be read. */
export function SourceLabel() {
  const { data } = useRowLabel<Source>()
  const site = siteOf(data.url)
  return (
    <>
      <Default />
      {site && (
        <span className={css.site} dir="ltr">
          {site}
        </span>
      )}
    </>
  )
}

/** 'https://www.vam.ac.uk/blog' → 'vam.ac.uk'. */
function siteOf(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null
  return new URL(url).hostname.replace(/^www\./, '')
}
