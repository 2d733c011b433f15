import type { Artifact, Message, Task, TaskArtifactUpdate, TaskUpdate } from './task.ts'

/** The task after a user's message and the update that accepts it. */
export function withMessage(task: Task, message: Message): Task {
  return { ...task, history: [...task.history, message] }
}

/** The task after an update. A message that was its status goes to the history when there is another status. */
export function applyTaskUpdate(task: Task, update: TaskUpdate): Task {
  if ('artifactUpdate' in update)
    return { ...task, artifacts: withArtifact(task.artifacts, update.artifactUpdate) }
  const said = task.status.message
  return {
    ...task,
    status: update.statusUpdate.status,
    history: said === undefined ? task.history : [...task.history, said],
  }
}

function withArtifact(
  artifacts: readonly Artifact[],
  { artifact, append }: TaskArtifactUpdate,
): Artifact[] {
  const place = artifacts.findIndex((one) => one.artifactId === artifact.artifactId)
  const before = artifacts[place]
  if (before === undefined) return [...artifacts, artifact]
  const after = append ? { ...before, parts: [...before.parts, ...artifact.parts] } : artifact
  return artifacts.with(place, after)
}
