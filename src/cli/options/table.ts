// All options, in the order help lists them.

import { compatibilityOptions } from './compatibility.ts'
import {
  bindingOptions,
  dxilOptions,
  languageOptions,
  libraryOptions,
  optimizationOptions,
  preprocessorOptions,
  warningOptions,
} from './compile.ts'
import { containerOptions } from './container.ts'
import { generalOptions, outputOptions } from './output.ts'
import { passOptions } from './passes.ts'
import { projectOptions } from './project.ts'
import { residentOptions } from './resident.ts'
import { rootSignatureOptions } from './root-signatures.ts'
import type { OptionRow } from './row.ts'
import { runOptions } from './run.ts'
import { vulkanOptions } from './vulkan.ts'

export const options: readonly OptionRow[] = [
  ...languageOptions,
  ...libraryOptions,
  ...dxilOptions,
  ...preprocessorOptions,
  ...bindingOptions,
  ...rootSignatureOptions,
  ...vulkanOptions,
  ...optimizationOptions,
  ...passOptions,
  ...warningOptions,
  ...outputOptions,
  ...containerOptions,
  ...generalOptions,
  ...residentOptions,
  ...projectOptions,
  ...runOptions,
  ...compatibilityOptions,
]
