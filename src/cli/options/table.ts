// All options, in the order help lists them.
import {
  bindingOptions,
  languageOptions,
  libraryOptions,
  optimizationOptions,
  preprocessorOptions,
  warningOptions,
} from './compile.ts'
import { ignoredOptions } from './ignored.ts'
import { generalOptions, outputOptions } from './output.ts'
import { passOptions } from './passes.ts'
import type { OptionRow } from './row.ts'

export const options: readonly OptionRow[] = [
  ...languageOptions,
  ...libraryOptions,
  ...preprocessorOptions,
  ...bindingOptions,
  ...optimizationOptions,
  ...passOptions,
  ...warningOptions,
  ...outputOptions,
  ...generalOptions,
  ...ignoredOptions,
]
