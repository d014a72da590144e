import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { useOffered } from '../../../actions/use-offered.ts'
import { templatesQuery } from '../../../client/templates.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { ChevronDownIcon } from '../../../parts/icons.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../parts/Menu.tsx'
import { MenuOnDemand } from '../../../parts/MenuOnDemand.tsx'
import { TemplateWindows } from './later.tsx'
import { useBeginHref } from './use-begin-href.ts'
import { useTemplates } from './use-templates.ts'

/** Begins a document with a template (REF-1): at the end of the button that begins an empty one. */
export function TemplatesMenu({ collection }: { collection: ClientCollection }) {
  const text = useText()
  const actor = useTemplates(collection.slug)
  const place = useRef<HTMLDivElement>(null)
  const browse = () => actor.send({ type: 'user.browse' })
  const label = text('templates.new')
  useOffered([{ id: 'list-templates', label, run: browse }], place)
  return (
    <div ref={place}>
      <MenuOnDemand label={label} icon={<ChevronDownIcon />} size="medium" kind="primary">
        <Entries {...{ collection, browse }} />
      </MenuOnDemand>
      <TemplateWindows
        {...{ actor, collection }}
        finalFocus={() => place.current?.querySelector('button') ?? null}
      />
    </div>
  )
}

/** So many stand in the menu; the dialog has them all. */
const most = 10

interface EntriesProps {
  collection: ClientCollection
  browse: () => void
}

/** They are asked for when the menu opens: the dialog says what the answer is until then. */
function Entries({ collection, browse }: EntriesProps) {
  const text = useText()
  const { http } = usePanel()
  const hrefOf = useBeginHref(collection)
  const { data = [] } = useQuery(templatesQuery(http, collection.slug))
  return (
    <>
      {data.slice(0, most).map((template) => (
        <MenuLink key={template.id} id={template.id} href={hrefOf(template)}>
          <bdi>{template.name}</bdi>
        </MenuLink>
      ))}
      {data.length > 0 && <MenuSeparator />}
      <MenuItem id="list-templates" onSelect={browse}>
        {text('templates.all')}
      </MenuItem>
    </>
  )
}
