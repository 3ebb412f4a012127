/** A number in a ring: the same at the question in the message and in the list under the reply. */
export function QuestionNumber({ number }: { number: number }) {
  return (
    <span className="question-number num">
      <span className="sr-only"> Question </span>
      {number}
    </span>
  );
}
