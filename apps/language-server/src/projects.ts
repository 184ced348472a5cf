// The projects on disk around documents: which units of the nearest `descry.json` compile a file, or may include it.
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type LoadedProject, loadProject } from '../../../src/cli/project/load.ts'
import type { Variant } from '../../../src/service/service.ts'
import { slashes } from '../../../src/support/slashes.ts'
import { unitVariant } from './configuration.ts'

const projectName = 'descry.json'

interface Known {
  readonly modified: number
  readonly project: LoadedProject | undefined
}

export class Projects {
  readonly #known = new Map<string, Known>()

  /** Those of the file itself first; a header may be seen through every unit of the project. */
  variantsOf(path: string): readonly Variant[] {
    const file = this.#projectFile(path)
    const project = file === undefined ? undefined : this.#load(file)
    if (!project) return []
    const folder = slashes(project.folder)
    const variants = project.units.map((unit) => unitVariant(unit, folder))
    const own = variants.filter(({ root }) => root === path)
    return own.length > 0 ? own : variants
  }

  #projectFile(path: string): string | undefined {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const file = join(folder, projectName)
      if (existsSync(file)) return file
      if (folder === dirname(folder)) return undefined
    }
  }

  /** A project with mistakes says nothing; `descry check` tells them. */
  #load(file: string): LoadedProject | undefined {
    const modified = statSync(file).mtimeMs
    const known = this.#known.get(file)
    if (known?.modified === modified) return known.project
    const loaded = loadProject(file)
    const project = typeof loaded === 'string' || loaded.sink.errorCount > 0 ? undefined : loaded
    this.#known.set(file, { modified, project })
    return project
  }
}
