export { da as payload } from '@payloadcms/translations/languages/da'
