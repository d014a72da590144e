import { later } from '../../../kit/later.tsx'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { ChevronDownIcon } from '../../../parts/icons.ts'
import css from './menu-later.module.css'

/** Sites without templates do without their files. */
export const TemplatesMenu = later(async () => (await import('./TemplatesMenu.tsx')).TemplatesMenu)

export const TemplatesButton = later(
  async () => (await import('./TemplatesButton.tsx')).TemplatesButton,
)

/** The menu's button has its place before its files are there. */
export function TemplatesPending() {
  const text = useText()
  const label = text('templates.new')
  return (
    <div className={css.pending}>
      <IconButton bare={false} kind="primary" label={label} icon={<ChevronDownIcon />} />
    </div>
  )
}
