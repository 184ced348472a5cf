// `descry build`, `check`, `lint` and `lock` of every project in the workspace as tasks.
import * as vscode from 'vscode'

const verbs = ['build', 'check', 'lint', 'lock'] as const

interface DescryTask extends vscode.TaskDefinition {
  readonly type: 'descry'
  readonly command: string
  readonly project?: string
}

export const taskProvider: vscode.TaskProvider = {
  async provideTasks() {
    const projects = await vscode.workspace.findFiles('**/descry.json', '**/node_modules/**')
    return projects.flatMap((uri) => {
      const folder = vscode.workspace.getWorkspaceFolder(uri)
      if (!folder) return []
      const project = vscode.workspace.asRelativePath(uri, false)
      return verbs.map((command) => taskOf({ type: 'descry', command, project }, folder))
    })
  },
  resolveTask(task) {
    const scope = task.scope
    if (typeof scope !== 'object') return undefined
    return taskOf(task.definition as DescryTask, scope)
  },
}

function taskOf(definition: DescryTask, folder: vscode.WorkspaceFolder): vscode.Task {
  const { command, project } = definition
  const words = [command, ...(project ? [project] : [])]
  const task = new vscode.Task(
    definition,
    folder,
    words.join(' '),
    'descry',
    new vscode.ShellExecution('npx', ['descry', ...words]),
    '$descry',
  )
  if (command === 'build') task.group = vscode.TaskGroup.Build
  return task
}
