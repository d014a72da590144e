import type { ClientCollection } from '#contracts/admin-config'
import type { TemplatesActor } from '#machines/templates'
import { ChooseTemplate } from './ChooseTemplate.tsx'
import { DeleteTemplate } from './DeleteTemplate.tsx'
import { NameTemplate } from './NameTemplate.tsx'

export interface TemplateWindowsProps {
  actor: TemplatesActor
  collection: ClientCollection
  /** Where the focus goes when they close. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** Choosing a template, naming and deleting one. */
export const TemplateWindows = (props: TemplateWindowsProps) => (
  <>
    <ChooseTemplate {...props} />
    <NameTemplate actor={props.actor} />
    <DeleteTemplate actor={props.actor} />
  </>
)
