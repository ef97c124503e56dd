import { useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { saveFile } from "~/browser/page/save-file";
import { useCommand } from "~/browser/forms/use-command";
import { exportAccount } from "~/contracts/calls/account";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { accountTexts as texts } from "#messages/people/account";

const FILE = "wayfellow-data.json";

/** One's own data as a file. */
export function DownloadData() {
  const { pending, problem, run } = useCommand(texts.notGathered);
  const [done, setDone] = useState(false);
  const download = async () => {
    setDone(false);
    const data = await run(() => callApi(exportAccount));
    if (data === null) return;
    saveFile(FILE, new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
    setDone(true);
  };
  return (
    <section aria-labelledby="download" className="grid gap-3 border-t border-line pt-6">
      <h2 id="download" className="font-display text-xl font-semibold">
        {texts.downloadTitle}
      </h2>
      <p className="max-w-prose text-ink-soft">{texts.downloadMeans}</p>
      <Button
        look="secondary"
        className="sm:justify-self-start"
        pending={pending}
        pendingLabel={texts.gathering}
        onClick={() => void download()}
      >
        {texts.download}
      </Button>
      <Alert>{problem !== null && (navigator.onLine ? problem : texts.offline)}</Alert>
      <Alert tone="good">{done && texts.downloaded(FILE)}</Alert>
    </section>
  );
}
