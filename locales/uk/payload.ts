export { uk as payload } from '@payloadcms/translations/languages/uk'
