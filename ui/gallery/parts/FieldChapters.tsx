import { useState } from 'react'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { DateInput } from '../../parts/DateInput.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { FieldSet } from '../../parts/FieldSet.tsx'
import { Input } from '../../parts/Input.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { NumberInput } from '../../parts/NumberInput.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import { Textarea } from '../../parts/Textarea.tsx'
import { Chapter, Columns, Row } from './Chapter.tsx'
import { ComboboxSamples } from './ComboboxSamples.tsx'

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium', description: 'as others see it' },
  { value: 'large', label: 'Large', disabled: true },
]

export function FieldChapters() {
  return (
    <>
      <FieldsChapter />
      <ChoicesChapter />
      <Chapter name="Group">
        <FieldSet legend="Address" description="Printed on the last page.">
          <FieldFrame label="Street">{(control) => <Input {...control} />}</FieldFrame>
          <FieldFrame label="City">{(control) => <Input {...control} />}</FieldFrame>
        </FieldSet>
      </Chapter>
      <Chapter name="Combobox">
        <ComboboxSamples />
      </Chapter>
      <Chapter name="In a toolbar">
        <Row>
          <div>
            <Input boxed type="search" aria-label="Search posts" placeholder="Search 2,001 posts" />
          </div>
          <NativeSelect boxed aria-label="Rows on a page" defaultValue="25">
            <option>10</option>
            <option>25</option>
            <option>100</option>
          </NativeSelect>
        </Row>
      </Chapter>
    </>
  )
}

function FieldsChapter() {
  return (
    <Chapter name="Fields">
      <Columns>
        <FieldFrame label="Title" required aside="en">
          {(control) => <Input {...control} defaultValue="On quiet tools" />}
        </FieldFrame>
        <FieldFrame label="Slug" description="The last part of the address.">
          {(control) => <Input {...control} />}
        </FieldFrame>
        <FieldFrame label="Email" required error="That is no email address.">
          {(control) => <Input {...control} type="email" defaultValue="ann@" />}
        </FieldFrame>
        <FieldFrame label="Summary" description="Up to 160 characters.">
          {(control) => (
            <Textarea
              {...control}
              defaultValue="A tool that is quiet lets the work be loud. This is a note about tools, and about the rooms in which we use them."
            />
          )}
        </FieldFrame>
        <FieldFrame label="Reading time, minutes">
          {(control) => <NumberInput {...control} defaultValue={12} />}
        </FieldFrame>
        <FieldFrame label="Section">
          {(control) => (
            <NativeSelect {...control} defaultValue="essays">
              <option value="essays">Essays</option>
              <option value="notes">Notes</option>
            </NativeSelect>
          )}
        </FieldFrame>
        <FieldFrame label="Published on">
          {(control) => <DateInput {...control} defaultValue="2026-11-21" />}
        </FieldFrame>
        <FieldFrame label="Goes live">
          {(control) => (
            <DateInput {...control} precision="datetime-local" defaultValue="2026-11-21T12:03" />
          )}
        </FieldFrame>
        <FieldFrame label="Read only">
          {(control) => <Input {...control} readOnly defaultValue="6920f1c2" />}
        </FieldFrame>
        <FieldFrame label="Disabled">
          {(control) => <Input {...control} disabled defaultValue="not now" />}
        </FieldFrame>
      </Columns>
    </Chapter>
  )
}

function ChoicesChapter() {
  const [size, setSize] = useState('medium')
  return (
    <Chapter name="Choices">
      <Columns>
        <FieldSet legend="Shown" level="field" description="Where readers find it.">
          <Checkbox label="On the front page" defaultChecked />
          <Checkbox label="In the newsletter" />
          <Checkbox label="In some feeds" indeterminate />
          <Checkbox label="Disabled" disabled defaultChecked />
        </FieldSet>
        <RadioGroup legend="Size" required choices={sizes} value={size} onChange={setSize} />
        <RadioGroup
          legend="Alignment"
          direction="row"
          error="Choose one."
          choices={sizes}
          value={undefined}
          onChange={setSize}
        />
      </Columns>
    </Chapter>
  )
}
