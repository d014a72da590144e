import { useId } from 'react'
import { useLanguage } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { GripVerticalIcon } from '../../../parts/icons.ts'
import { Menu, MenuChoices } from '../../../parts/Menu.tsx'
import css from './FormWidth.module.css'

interface Props {
  /** How much of the width the form has. */
  share: number
  onChange: (share: number) => void
  label: string
}

const offered = [0.25, 0.35, 0.45, 0.5, 0.55, 0.65, 0.75]

/** At the top of the line between form and page: its places, for whoever doesn't drag it (WCAG 2.5.7). */
export function FormWidth({ share, onChange, label }: Props) {
  const id = useId()
  const { format } = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  return (
    <div className={css.root}>
      <Menu
        label={label}
        trigger={
          <IconButton
            id={id}
            size="small"
            label={label}
            icon={<GripVerticalIcon />}
            className={css.grip}
          />
        }
      >
        <MenuChoices
          label={label}
          choices={offered.map((one) => ({ value: String(one), label: format(one) }))}
          value={String(share)}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      </Menu>
    </div>
  )
}
