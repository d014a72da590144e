import type { TemplateWindowsProps } from './ChooseTemplate.tsx'
import { ChooseTemplate } from './ChooseTemplate.tsx'
import { DeleteTemplate } from './DeleteTemplate.tsx'
import { NameTemplate } from './NameTemplate.tsx'

/** Choosing a template, naming and deleting one. */
export const TemplateWindows = (props: TemplateWindowsProps) => (
  <>
    <ChooseTemplate {...props} />
    <NameTemplate actor={props.actor} />
    <DeleteTemplate actor={props.actor} />
  </>
)
