import { useMemo } from 'react'
import type { BlocksField as Field } from '#config-schema'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { PlusIcon } from '../../parts/icons.ts'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { initialValues } from '../initial-values.ts'
import { Rows } from '../rows/Rows.tsx'
import { RowsFrame } from '../rows/RowsFrame.tsx'

/** Rows of different kinds, each with the fields of its kind. */
export function BlocksField(props: FieldViewProps<Field>) {
  const { field } = props
  const text = useText()
  const kinds = useMemo(() => {
    const kindsOf = field.blocks.map(
      ({ slug, labels, fields }) =>
        [slug, { label: labels.singular, fields, isTelling: true }] as const,
    )
    return new Map(kindsOf)
  }, [field])
  const addLabel = text('field.rows.add', { name: field.labels.singular })
  return (
    <RowsFrame {...props}>
      <Rows
        {...props}
        initCollapsed={false}
        kindOf={({ blockType }) => kinds.get(String(blockType)) ?? null}
        adder={(add, refusal) =>
          refusal ? (
            <Button bare size="small" icon={<PlusIcon />} refusal={refusal}>
              {addLabel}
            </Button>
          ) : (
            <Menu
              trigger={
                <Button bare size="small" icon={<PlusIcon />}>
                  {addLabel}
                </Button>
              }
            >
              {field.blocks.map(({ slug, labels, fields }) => (
                <MenuItem
                  key={slug}
                  id={slug}
                  onSelect={() => add({ blockType: slug, ...initialValues(fields) })}
                >
                  {labels.singular}
                </MenuItem>
              ))}
            </Menu>
          )
        }
      />
    </RowsFrame>
  )
}
