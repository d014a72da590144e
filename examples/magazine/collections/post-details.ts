import type { Tab } from 'payload'
import { webAddress } from '../fields/web-address.ts'

/** The second tab of a post: what kind of text it is, and what it rests on. */
export const postDetails: Tab = {
  label: { en: 'Details', de: 'Angaben' },
  fields: [
    {
      name: 'kind',
      type: 'radio',
      label: { en: 'Kind', de: 'Art' },
      required: true,
      defaultValue: 'essay',
      options: [
        { value: 'essay', label: { en: 'Essay', de: 'Essay' } },
        { value: 'interview', label: { en: 'Interview', de: 'Gespräch' } },
        { value: 'review', label: { en: 'Review', de: 'Besprechung' } },
        { value: 'news', label: { en: 'News', de: 'Meldung' } },
      ],
      admin: { layout: 'horizontal' },
    },
    {
      name: 'reviewed',
      type: 'text',
      label: { en: 'What is reviewed', de: 'Was besprochen wird' },
      maxLength: 160,
      admin: { condition: ({ kind }) => kind === 'review' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'readingMinutes',
          type: 'number',
          label: { en: 'Reading time in minutes', de: 'Lesezeit in Minuten' },
          min: 1,
          max: 90,
          admin: {
            width: '40%',
            step: 1,
            components: {
              Field: './components/ReadingTime#ReadingTime',
              Cell: './components/ReadingTimeCell#ReadingTimeCell',
            },
          },
        },
        {
          name: 'contact',
          type: 'email',
          label: { en: 'Contact for readers', de: 'Kontakt für Leserinnen und Leser' },
          admin: { width: '60%', placeholder: 'letters@magazine.example' },
        },
      ],
    },
    {
      name: 'sources',
      type: 'array',
      label: { en: 'Sources', de: 'Quellen' },
      labels: {
        singular: { en: 'Source', de: 'Quelle' },
        plural: { en: 'Sources', de: 'Quellen' },
      },
      maxRows: 50,
      admin: { components: { RowLabel: './components/SourceLabel#SourceLabel' } },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'title',
              type: 'text',
              label: { en: 'Title', de: 'Titel' },
              required: true,
              maxLength: 160,
              admin: { width: '50%' },
            },
            {
              name: 'url',
              type: 'text',
              label: { en: 'Address', de: 'Adresse' },
              validate: webAddress,
              admin: { width: '50%', placeholder: 'https://' },
            },
          ],
        },
        {
          name: 'readOn',
          type: 'date',
          label: { en: 'Consulted on', de: 'Eingesehen am' },
          defaultValue: () => new Date().toISOString(),
        },
        { name: 'note', type: 'textarea', label: { en: 'Note', de: 'Anmerkung' }, maxLength: 400 },
      ],
    },
  ],
}
