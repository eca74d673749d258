/** What is asked at a table: a puzzle of the book, or a decision of the player's own games. */

import type { GameReview } from "../coach/game_review.svelte.ts";
import type { Jobs } from "../engine/client.ts";
import type {
  ActionText,
  Answer,
  AskedPuzzle,
  Lot,
  Preview,
  ShownAction,
  ShownDecision,
  View,
} from "../engine/types.ts";
import type { Message } from "../words/message.ts";

type Said = Pick<Answer, "good" | "said">;

export interface Question {
  readonly title: Message;
  readonly asks: Message;
  readonly view: View;
  /** All right answers. */
  readonly answers: readonly ShownAction[];
  /** The figures behind the reason. */
  readonly figures: Message | null;
  /** The path of the screen that asks it. */
  readonly path: string;
  /** Say whether an action is right. */
  judge(action: ActionText): Promise<Said>;
  /** Say why the answer is right, and not the other action that was tried. */
  explain(other: ActionText | undefined): Promise<Message | null>;
  preview(action: ActionText): Promise<Preview | null>;
  /** Note whether the first answer was right; return what that changes. */
  note(right: boolean): Promise<Message | null>;
}

/** Make the question of a puzzle of the book. */
export function bookQuestion(
  { puzzle, view, record }: AskedPuzzle,
  note: Question["note"],
  jobs: Pick<Jobs, "explain" | "preview">,
): Question {
  const { title, question, choices, answers, why, other, id } = puzzle;
  const at = { record, number: 0 };
  const byRule = view.phase === "choice" && view.pending === null;
  /** Where a Lot is asked for, it is the answer. */
  const answerOf = (action: ActionText): ActionText | Lot =>
    byRule ? (action.split(" ")[1] ?? "") : action;
  return {
    title,
    asks: question,
    view,
    answers,
    figures: byRule ? null : why,
    path: `/puzzles/${id}`,
    judge: async (action) =>
      choices.find(({ shown }) => shown.action === answerOf(action)) ?? {
        good: false,
        said: other,
      },
    async explain(tried) {
      const worse = tried ?? choices.find(({ good }) => !good)?.shown.action;
      const best = answers[0]?.action;
      if (byRule || !best || !worse) return why;
      return jobs.explain({ ...at, best, other: worse });
    },
    preview: async (action) => (byRule ? null : jobs.preview({ ...at, action })),
    note,
  };
}

/** Make the question of a decision that could have been better: what would you do here? */
export async function ownQuestion(
  review: GameReview,
  entry: ShownDecision,
  jobs: Pick<Jobs, "answers" | "preview" | "view">,
): Promise<Question> {
  const { number, played, best, why, in_figures, title } = entry;
  const record = await review.record();
  const at = { record, number };
  const asked = { ...at, played: played.action, best: best.action, cost: entry.cost ?? 0 };
  const view = await jobs.view(at);
  const known = jobs.answers(asked);
  known.catch(() => {}); // answering says what is wrong
  const among = (found: readonly Answer[], action: ActionText): Answer | undefined =>
    found.find(({ shown }) => shown.action === action);
  return {
    title,
    asks: { id: "page-coach-try-question" },
    view,
    answers: [best],
    figures: why && in_figures,
    path: review.path,
    async judge(action) {
      const found = among(await known, action);
      const tried = found ?? among(await jobs.answers({ ...asked, tried: action }), action);
      if (!tried) throw new Error(`nothing is known of ${action}`);
      return tried;
    },
    explain: async () => why ?? in_figures,
    preview: (action) => jobs.preview({ ...at, action }),
    async note(right) {
      await review.practise(number, right);
      return null;
    },
  };
}
